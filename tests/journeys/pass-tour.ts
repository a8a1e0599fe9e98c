/** Records in the browser that the tour of the app was seen there, whoever the guest is (HOM-06). */
export function passTour(): void {
  const original = Storage.prototype.getItem;
  Storage.prototype.getItem = function getItem(key) {
    return key.startsWith('pernoite.tour.') ? 'seen' : original.call(this, key);
  };
}
