"""Read by `jupyter nbconvert` in this folder: waits for results that the Deno kernel sends after it said that it is idle.

The kernel sends the status and the result of a cell from two threads, so that now and then the result comes second. Programs for
people show it all the same; nbconvert has turned to the next cell by then. So a request that only waits follows each cell: what the
cell shows has come when that is done.
"""
from jupyter_client.utils import ensure_async
from nbclient.client import NotebookClient

WAIT = "await new Promise((resolve) => setTimeout(resolve, 100))"

poll_until_idle = NotebookClient._async_poll_output_msg


async def poll_until_shown(self, parent_msg_id, cell, cell_index):
    await poll_until_idle(self, parent_msg_id, cell, cell_index)
    after = self.kc.execute(WAIT, silent=True, store_history=False)
    while True:
        msg = await ensure_async(self.kc.iopub_channel.get_msg(timeout=None))
        parent = msg["parent_header"].get("msg_id")
        if parent == parent_msg_id:
            self.process_message(msg, cell, cell_index)
        elif parent == after and msg["content"].get("execution_state") == "idle":
            return


NotebookClient._async_poll_output_msg = poll_until_shown

c = get_config()  # noqa: F821 (what Jupyter defines for its configuration files)
c.ExecutePreprocessor.timeout = None
c.ExecutePreprocessor.iopub_timeout = 3600
c.ExecutePreprocessor.raise_on_iopub_timeout = True
c.ExecutePreprocessor.record_timing = False
