/** Attributes and component props that visitors read or hear. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'message',
  'placeholder',
  'title',
])

/** Elements whose content is not prose. */
const codeElements = new Set(['code', 'kbd', 'samp', 'script', 'style'])

const isCode = (container) => container.type === 'JSXElement' && codeElements.has(container.openingElement.name.name)

/** Two letters in a row are a word; `×`, `·`, `:` and a lone `x` are not. */
const hasWord = (text) => /\p{L}{2,}/u.test(text)

/** Literals with words that an expression renders, including in conditions such as `open ? 'Close' : 'Open'`. */
const wordsIn = (node) => {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && hasWord(node.value) ? [node] : []
    case 'TemplateLiteral':
      return node.quasis.some((quasi) => hasWord(quasi.value.cooked ?? '')) ? [node] : []
    case 'ConditionalExpression':
      return [...wordsIn(node.consequent), ...wordsIn(node.alternate)]
    case 'LogicalExpression':
      return [...wordsIn(node.left), ...wordsIn(node.right)]
    case 'JSXExpressionContainer':
      return wordsIn(node.expression)
    default:
      return []
  }
}

/** Text belongs in the messages (for developers) or the CMS (for editors), never in a component: §1, four languages. */
export const noWordsInJsx = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { word: 'Text belongs in the messages or the CMS, in four languages, not in a component.' },
  },
  create: (context) => {
    const report = (nodes) => nodes.forEach((node) => context.report({ node, messageId: 'word' }))
    return {
      JSXText: (node) => hasWord(node.value) && !isCode(node.parent) && report([node]),
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer': (node) => !isCode(node.parent) && report(wordsIn(node)),
      JSXAttribute: (node) => spokenAttributes.has(node.name.name) && report(wordsIn(node.value)),
    }
  },
}
