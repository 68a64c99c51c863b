import { words, type Words } from '@/payload/words'

/** Why something stays, for a reader who sees no list beside it. */
export const stillUsed = (places: string, isMore: boolean): Words => words(`links.stillUsed.${isMore ? 'andMore' : 'these'}`, { places })
