/** The values that an expression can render, across all its conditions. */
const outcomesOf = (node) => {
  switch (node?.type) {
    case 'ConditionalExpression':
      return [...outcomesOf(node.consequent), ...outcomesOf(node.alternate)]
    case 'LogicalExpression':
      return node.operator === '&&' ? outcomesOf(node.right) : [...outcomesOf(node.left), ...outcomesOf(node.right)]
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return outcomesOf(node.expression)
    default:
      return [node]
  }
}

const isElement = (node) => node.type === 'JSXElement' || (node.type === 'JSXFragment' && node.children.every((child) => !isText(child)))
const isText = (child) => child.type === 'JSXText' && child.value.trim() !== ''

const rendersNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
  (node.type === 'Identifier' && node.name === 'undefined')

/** `{' '}`, line breaks between elements and comments. */
const isBlank = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() === ''
    : child.type === 'JSXExpressionContainer' &&
      (child.expression.type === 'JSXEmptyExpression' ||
        (child.expression.type === 'Literal' && typeof child.expression.value === 'string' && child.expression.value.trim() === ''))

const isCondition = ({ type }) => type === 'ConditionalExpression' || type === 'LogicalExpression'

const callee = (node) => (node.callee.type === 'MemberExpression' ? node.callee.property.name : node.callee.name)

const isList = (node) => node.type === 'CallExpression' && ['map', 'flatMap', 'from'].includes(callee(node))

/** Renders several pieces, each a text node or an element. */
const isRichText = (node) => node.type === 'CallExpression' && callee(node) === 'rich'

/** `t('title')` never changes; `t('total', { amount })` and `format(amount)` do. */
const isFixedMessage = (node) => node.arguments.length === 1 && node.arguments[0].type === 'Literal'

/**
 * Browsers that translate a page move each text node into a new element. React then fails to remove that node or insert an element
 * before it, and updates text that no one sees. Text that is its element's only child is safe, because React replaces the element's
 * whole content. So text that appears, disappears or changes next to siblings needs its own element (R17, ADR 016).
 */
export const noBareTextBeside = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      conditional: 'Conditional text next to siblings breaks translated pages: wrap it in its own element.',
      after: 'Text after a conditional sibling breaks translated pages: wrap it in its own element.',
      changing: 'Changing text next to siblings is not updated on translated pages: wrap it in its own element.',
      rich: 'Conditional rich text breaks translated pages: wrap it in its own element.',
    },
  },
  create: (context) => {
    const nodeProperties = new Set()
    const parents = []

    const initOf = (node) => {
      if (node.type !== 'Identifier') return null
      for (let scope = context.sourceCode.getScope(node); scope !== null; scope = scope.upper) {
        const variable = scope.set.get(node.name)
        if (variable) return variable.defs[0]?.node?.init ?? null
      }
      return null
    }

    const drawsElement = (node) => {
      if (node.type === 'CallExpression' && node.callee.name === 'children') return true
      const body = node.type === 'CallExpression' ? initOf(node.callee)?.body : undefined
      return body != null && isElement(body)
    }

    const mayBeText = (node) => {
      if (rendersNothing(node) || isElement(node) || isList(node) || drawsElement(node)) return false
      if (node.type !== 'Identifier') return true
      if (node.name === 'children' || nodeProperties.has(node.name)) return false
      const init = initOf(node)
      return init === null || init.type === 'Identifier' || outcomesOf(init).some(mayBeText)
    }

    const comesAndGoes = (expression) => {
      const init = initOf(expression)
      return isCondition(expression) || isList(expression) || (init !== null && (isCondition(init) || isList(init)))
    }

    const problemOf = (child, isAfterChange) => {
      if (child.type === 'JSXText') return isAfterChange ? 'after' : null
      if (child.type !== 'JSXExpressionContainer') return null
      const { expression } = child
      if (!outcomesOf(expression).some(mayBeText)) return null
      if (isCondition(expression)) return 'conditional'
      if (isAfterChange) return 'after'
      return expression.type === 'CallExpression' && !isFixedMessage(expression) && !isRichText(expression) ? 'changing' : null
    }

    const hasRichText = ({ children, openingElement }) =>
      !openingElement.attributes.some(({ name }) => name?.name === 'key') &&
      children.some(({ type, expression }) => type === 'JSXExpressionContainer' && isRichText(initOf(expression) ?? expression))

    /** React reuses an element that is replaced by one of the same type, and removes its rich text piece by piece. */
    const checkReused = ({ type, expression }) => {
      if (type !== 'JSXExpressionContainer' || !isCondition(expression)) return
      const elements = outcomesOf(expression).filter((outcome) => outcome?.type === 'JSXElement')
      const tagOf = ({ openingElement }) => context.sourceCode.getText(openingElement.name)
      const isReused = (element) => elements.some((other) => other !== element && tagOf(other) === tagOf(element))
      if (elements.some((element) => isReused(element) && hasRichText(element))) context.report({ node: expression, messageId: 'rich' })
    }

    const check = (parent) => {
      const children = parent.children.filter((child) => !isBlank(child))
      children.forEach(checkReused)
      if (children.length === 1) {
        const [{ type, expression }] = children
        const isRich = type === 'JSXExpressionContainer' && isCondition(expression) && outcomesOf(expression).some(isRichText)
        if (isRich) context.report({ node: expression, messageId: 'rich' })
        return
      }
      let isAfterChange = false
      for (const child of children) {
        const messageId = problemOf(child, isAfterChange)
        if (messageId) context.report({ node: child, messageId })
        isAfterChange ||= child.type === 'JSXExpressionContainer' && comesAndGoes(child.expression)
      }
    }

    return {
      TSPropertySignature: (node) => {
        const name = node.typeAnnotation?.typeAnnotation?.typeName?.name
        if (name === 'ReactNode' || name === 'ReactElement') nodeProperties.add(node.key.name)
      },
      'JSXElement, JSXFragment': (node) => parents.push(node),
      'Program:exit': () => parents.forEach(check),
    }
  },
}
