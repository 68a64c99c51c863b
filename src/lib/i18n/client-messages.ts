import type { Messages } from './messages'

/** Namespaces sent to the browser on every page. */
const sharedNamespaces = ['cart', 'discountCodes', 'errorPages', 'receipt', 'toast', 'validation', 'waiting'] as const

const shared: ReadonlySet<string> = new Set(sharedNamespaces)

export const isShared = (namespace: keyof Messages): boolean => shared.has(namespace)

export const pickMessages = <Namespace extends keyof Messages>(messages: Messages, namespaces: readonly Namespace[]) =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]])) as Pick<Messages, Namespace>

export const clientMessages = (messages: Messages) => pickMessages(messages, sharedNamespaces)
