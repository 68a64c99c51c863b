import { parseEnvironment } from '@/lib/config/env'
import { readGoLiveFacts, type SellerFact } from '@/modules/operations/operations.repository'
import { evaluateGoLive, type GoLiveItem } from '@/modules/operations/go-live'
import { translate, type Reader } from '@/payload/translate'
import { words, type Words, labelsOf } from '@/payload/words'

const sellerWords: Readonly<Record<SellerFact, Words>> = labelsOf('goLive.seller', [
  'legalName',
  'line1',
  'postalCode',
  'city',
  'country',
  'vatId',
  'registration',
])

const isSellerFact = (name: string): name is SellerFact => Object.hasOwn(sellerWords, name)

/** Names fields by the labels that editors know. */
const inWords = (reader: Reader, { code, what }: Pick<GoLiveItem, 'code' | 'what'>): string =>
  code === 'no-seller'
    ? what
        .split(', ')
        .map((name) => (isSellerFact(name) ? translate(reader, sellerWords[name]) : name))
        .join(', ')
    : what

export const describeGoLive = (reader: Reader, item: Pick<GoLiveItem, 'code' | 'what'>): string =>
  translate(reader, words(`goLive.${item.code}`)).replace('{what}', () => inWords(reader, item))

/** Open items in English, for `npm start` and `npm run doctor`. */
export const describeOpenItems = async (
  query: Parameters<typeof readGoLiveFacts>[0],
  env: Parameters<typeof parseEnvironment>[0],
): Promise<readonly string[]> => {
  const items = evaluateGoLive(await readGoLiveFacts(query), parseEnvironment(env), Date.now())
  return items.map((item) => describeGoLive({ i18n: { language: 'en' } }, item))
}
