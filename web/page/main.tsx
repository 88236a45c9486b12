import { render } from 'preact';
import { afterFrame } from './afterFrame.js';
import { App } from './App.js';

// Not in the task in which the document is finished, nor in that of its first layout: none blocks the page for long.
afterFrame(() => {
  const page = document.getElementById('page')!;
  page.replaceChildren();
  render(<App />, page);
});
if ('serviceWorker' in navigator && location.protocol.startsWith('http'))
  void navigator.serviceWorker.register('offline.js').catch(() => {
    // Without it the page works, but not offline.
  });
