/**
 * Runs in every document of a kiosk before the document's own scripts (lock-frames.ts): windows of the system (print,
 * choice of a file) lead out of the app, and the main process cannot prevent them. Context menus and dropped files are
 * blocked too. The functions that it needs are read first, so that no script of the page can replace them. Events
 * outside the document, or within a closed shadow, do not reach the window's listener, so every such tree that a script
 * makes or clicks gets its own listener.
 */
export const PAGE_LOCKS = `(() => {
  const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
  const { dispatchEvent, addEventListener } = EventTarget.prototype;
  const { composedPath, preventDefault } = Event.prototype;
  const { click } = HTMLElement.prototype;
  const { attachShadow } = Element.prototype;
  const { getRootNode } = Node.prototype;
  const { execCommand } = Document.prototype;
  const { toLowerCase } = String.prototype;
  const typeOf = getOwnPropertyDescriptor(HTMLInputElement.prototype, 'type').get;
  const NotAllowed = DOMException;
  const rejected = Promise.reject.bind(Promise);

  // The getter is used instead of instanceof: a field may come from another document's realm.
  const isFileField = target => {
    try {
      return apply(typeOf, target, []) === 'file';
    } catch {
      return false;
    }
  };
  const swallow = event => void apply(preventDefault, event, []);
  const blockFileField = event => {
    if (isFileField(apply(composedPath, event, [])[0])) swallow(event);
  };
  const listen = (tree, kind, listener) => apply(addEventListener, tree, [kind, listener, true]);
  const guard = tree => listen(tree, 'click', blockFileField);
  const guardTreeOf = node => {
    let tree;
    try {
      tree = apply(getRootNode, node, []);
    } catch {
      return;
    }
    guard(tree);
  };
  // A script may replace them again, as libraries do, but it can no longer reach the original function.
  const replace = (owner, name, value) =>
    defineProperty(owner, name, { value, writable: true, enumerable: true, configurable: true });

  guard(window);
  for (const kind of ['contextmenu', 'dragstart', 'dragover', 'drop']) listen(window, kind, swallow);
  replace(HTMLElement.prototype, 'click', function () {
    guardTreeOf(this);
    return apply(click, this, []);
  });
  replace(EventTarget.prototype, 'dispatchEvent', function (event) {
    guardTreeOf(this);
    return apply(dispatchEvent, this, [event]);
  });
  replace(Element.prototype, 'attachShadow', function (options) {
    const tree = apply(attachShadow, this, [options]);
    guard(tree);
    return tree;
  });
  // They create closed shadows without attachShadow.
  replace(Element.prototype, 'setHTMLUnsafe', undefined);
  replace(ShadowRoot.prototype, 'setHTMLUnsafe', undefined);
  replace(Document, 'parseHTMLUnsafe', undefined);
  replace(HTMLInputElement.prototype, 'showPicker', () => undefined);
  for (const name of ['showOpenFilePicker', 'showSaveFilePicker', 'showDirectoryPicker']) {
    replace(window, name, () => rejected(new NotAllowed('not here', 'NotAllowedError')));
  }
  replace(window, 'print', () => undefined);
  replace(Document.prototype, 'execCommand', function (name, ...given) {
    const command = apply(toLowerCase, \`\${name}\`, []);
    return command === 'print' ? false : apply(execCommand, this, [command, ...given]);
  });
})();`;
