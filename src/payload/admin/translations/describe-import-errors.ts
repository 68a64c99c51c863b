import { translate, type Reader } from '@/payload/translate'
import { words } from '@/payload/words'
import type { FileErrorKind } from './exchange-csv'
import type { EditError } from './save-edits'

export const describeFileError = (reader: Reader, kind: FileErrorKind): string =>
  translate(reader, words(`translationImport.ofFile.${kind}`))

export const describeRepeated = (reader: Reader): string => translate(reader, words('translationImport.repeated'))
export const describeChanged = (reader: Reader): string => translate(reader, words('translationImport.changed'))

/** Why a translation was rejected, for its author. */
export const describeEditError = (reader: Reader, fault: EditError): string => {
  switch (fault.kind) {
    case 'gone':
      return translate(reader, words('translationImport.gone'))
    case 'forbidden':
      return translate(reader, words('translationImport.forbidden'))
    case 'conflict':
      return translate(reader, fault.isEnglish ? words('translationImport.englishChanged') : words('translationImport.targetChanged'))
    case 'segments':
      return translate(reader, words('translationImport.segments'))
    case 'blank':
      return translate(reader, words('translationImport.blank'))
    case 'draft-waits':
      return translate(reader, words('translationImport.draftWaits'))
    case 'locked':
      return translate(reader, words('translationImport.locked'))
    case 'refused':
      return fault.message
    default:
      return fault satisfies never
  }
}
