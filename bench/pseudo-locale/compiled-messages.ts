import compile from 'icu-minify/compile'
import type { MessageTree } from './pseudo-messages'

interface CompiledTree {
  readonly [key: string]: ReturnType<typeof compile> | CompiledTree
}

/** The build omits groups without messages. */
const compiledTree = (tree: MessageTree): CompiledTree =>
  Object.fromEntries(
    Object.entries(tree)
      .map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiledTree(value)] as const)
      .filter(([, value]) => typeof value === 'string' || Object.keys(value).length > 0),
  )

/** Messages as the build precompiles them (`precompile` in next.config.ts), which is the text the shop parses. */
export const compiledMessages = (tree: MessageTree): string => JSON.stringify(compiledTree(tree))
