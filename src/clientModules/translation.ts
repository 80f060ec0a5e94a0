import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Browsers' translators put `<font>` elements in the place of texts, but React keeps its text nodes: it would change one that
 * nobody sees, and fail to remove one that its parent no longer has. Puts each text, emptied, back before its translation; as
 * soon as the text changes or goes, the translation goes.
 */
if (ExecutionEnvironment.canUseDOM) {
  const translations = new WeakMap<Node, {font: ChildNode; text: string | null}>();
  const fonts = new WeakSet<Node>();

  const release = (node: Node) => {
    const found = translations.get(node);
    if (!found) return;
    translations.delete(node);
    found.font.remove();
    node.nodeValue ||= found.text;
  };

  const keep = (text: Node, {target, addedNodes, previousSibling, nextSibling}: MutationRecord) => {
    let top: Node | null = text;
    while (top && top.parentNode !== target) top = top.parentNode;
    const font = [top, ...addedNodes, previousSibling, nextSibling].find(
      (node) => node?.nodeName === 'FONT' && node.parentNode === target && !fonts.has(node),
    ) as ChildNode | undefined;
    if (!font) return;
    fonts.add(font);
    // A translator may have moved the text itself into the element, which then shows a copy.
    if (font.contains(text)) text.parentNode?.replaceChild(text.cloneNode(), text);
    translations.set(text, {font, text: text.nodeValue});
    text.nodeValue = '';
    font.before(text);
  };

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      release(record.target);
      for (const node of record.removedNodes) {
        release(node);
        if (node.nodeType === Node.TEXT_NODE) keep(node, record);
      }
    }
    observer.takeRecords();
  });
  observer.observe(document.body, {subtree: true, childList: true, characterData: true});
}
