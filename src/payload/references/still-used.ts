import { words, type Words } from '@/payload/words'

/** Why a document cannot be deleted, for readers who see no list of its uses. */
export const stillUsed = (name: string, places: string, isMore: boolean): Words =>
  words(`links.stillUsed.${isMore ? 'andMore' : 'these'}`, { name, places })
