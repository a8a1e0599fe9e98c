const { contextBridge, ipcRenderer } = require('electron');

const failureOf = act => {
  try {
    act();
    return 'no failure';
  } catch (failure) {
    return failure.message;
  }
};

// A class's own method: what crosses the bridge is the message of an error, not its class or its other fields.
class OwnError extends Error {
  code = 'OWN';
}

contextBridge.exposeInMainWorld('lab', {
  version: process.versions.electron,
  kept: { deep: [1, { two: 2 }] },
  double: number => number * 2,
  call: (...values) => ipcRenderer.invoke('echo', ...values),
  ask: channel => ipcRenderer.invoke(channel),
  tell: text => ipcRenderer.send('told', text),
  fail: () => {
    throw new OwnError('it did not work');
  },
  reject: () => Promise.reject(new OwnError('not now')),
  sendFunction: () => failureOf(() => ipcRenderer.invoke('echo', () => 1)),
  onNews: listener => {
    const hear = (_event, ...values) => listener(...values);
    ipcRenderer.on('news', hear);
    return () => ipcRenderer.off('news', hear);
  },
  missing: () => [failureOf(() => ipcRenderer.sendSync('echo')), failureOf(() => require('node:fs'))],
});
