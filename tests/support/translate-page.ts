/**
 * Emulates browser translation (Chrome, Edge): replaces each text node, also later ones, by two nested elements, while React keeps the
 * replaced nodes. Also runs in browsers, so it imports nothing. Returns a stop function.
 */
export const translatePage = (): (() => void) => {
  const left = 'script, style, noscript, textarea, title, [translate=no], font font'
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node: Node | null = root instanceof Text ? root : walker.nextNode(); node !== null; node = walker.nextNode()) {
      texts.push(node as Text)
    }
    for (const text of texts) {
      if (!text.isConnected || text.data.trim() === '' || text.parentElement === null || text.parentElement.closest(left) !== null) continue
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      ;(outer.firstChild as HTMLElement).append(text.data)
      text.replaceWith(outer)
    }
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translate(target)
      for (const node of addedNodes) translate(node)
    }
  })
  const observe = (): void => {
    translate(document.body)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', observe)
  else observe()
  return () => observer.disconnect()
}
