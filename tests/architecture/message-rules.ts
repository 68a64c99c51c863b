import { demandsOf, flatten, type MessageTree } from '@/lib/i18n/message-demands'

/** Lists every fault in one language's messages compared with the first language's, one per line. */
export const faultsOf = (first: MessageTree, other: MessageTree): readonly string[] => {
  const expected = flatten(first)
  const given = flatten(other)
  return [...new Set([...expected.keys(), ...given.keys()])].flatMap((key) => {
    const model = expected.get(key)
    const message = given.get(key)
    if (message === undefined) return [`${key}: missing`]
    if (model === undefined) return [`${key}: not in the first language`]
    if (message.trim() === '') return [`${key}: empty`]
    try {
      const [wanted, demanded] = [demandsOf(model).join(' '), demandsOf(message).join(' ')]
      return wanted === demanded ? [] : [`${key}: asks for ${demanded || 'nothing'}, not for ${wanted || 'nothing'}`]
    } catch (fault) {
      return [`${key}: ${fault instanceof Error ? fault.message : String(fault)}`]
    }
  })
}
