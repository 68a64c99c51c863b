import type { Messages } from './messages'

/** The words the browser islands of every page need; the rest stays on the server. */
const sharedNamespaces = ['cart', 'discountCodes', 'errorPages', 'receipt', 'toast', 'validation', 'waiting'] as const

const shared: ReadonlySet<string> = new Set(sharedNamespaces)

export const isShared = (namespace: keyof Messages): boolean => shared.has(namespace)

/** Some namespaces of a message table: what a client provider hands to the browser. */
export const pickMessages = <Namespace extends keyof Messages>(messages: Messages, namespaces: readonly Namespace[]) =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]])) as Pick<Messages, Namespace>

export const clientMessages = (messages: Messages) => pickMessages(messages, sharedNamespaces)
