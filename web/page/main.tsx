import { render } from 'preact';
import { App } from './App.js';

// Not in the task in which the document is finished: neither blocks the page for long.
setTimeout(() => render(<App />, document.getElementById('page')!));
if ('serviceWorker' in navigator && location.protocol.startsWith('http'))
  void navigator.serviceWorker.register('offline.js').catch(() => {
    // Without it the page works, but not offline.
  });
