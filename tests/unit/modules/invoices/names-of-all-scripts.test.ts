import { describe, expect, it } from 'vitest'
import { renderInvoice } from '@/modules/invoices/pdf/invoice-pdf'
import { renderReceipt } from '@/modules/invoices/pdf/receipt-pdf'
import { invoiceSample } from '../../../support/invoices/invoice-sample'
import { inFullLane } from '../../../support/lane'
import { orderSample } from '../../../support/mail/order-sample'
import { readPdf } from '../../../support/read-pdf'

const site = { brandName: 'Hostfront', supportEmail: 'support@shop.test', priceLocale: 'en' }

interface Buyer {
  readonly name: string
  readonly company: string
  readonly line1: string
  readonly city: string
  readonly country: string
}

const buyers: readonly (readonly [script: string, buyer: Buyer])[] = [
  ['Chinese', { name: '李小龙', company: '功夫有限公司', line1: '朝阳区建国门外大街甲6号（国贸）', city: '北京', country: 'CN' }],
  ['Japanese', { name: '髙橋 さくら', company: '功夫株式会社', line1: '千代田区丸の内1丁目　タワー', city: '東京', country: 'JP' }],
  ['Korean', { name: '김민준', company: '주식회사 한글', line1: '강남구 테헤란로 152', city: '서울', country: 'KR' }],
  ['Arabic', { name: 'محمد بن سلمان', company: 'شركة الصحراء (المحدودة)', line1: 'شارع الملك فهد ١٢٣', city: 'الرياض', country: 'SA' }],
  ['Hebrew', { name: 'משה כהן-לוי', company: 'חברת הדוגמה בע"מ', line1: 'רחוב הרצל 12', city: 'תל אביב', country: 'IL' }],
  ['Thai', { name: 'สมชาย ใจดี', company: 'บริษัท ตัวอย่าง', line1: '123 ถนนสุขุมวิท', city: 'กรุงเทพ', country: 'TH' }],
  ['Hindi', { name: 'राजेश शर्मा', company: 'श्री कृष्ण प्राइवेट', line1: 'महात्मा गांधी मार्ग', city: 'मुंबई', country: 'IN' }],
  ['Greek', { name: 'Ελένη Παπαδάκη', company: 'Ἑλληνικὴ Ἑταιρεία', line1: 'Ερμού 5', city: 'Αθήνα', country: 'GR' }],
  ['Cyrillic', { name: 'Олександра Ґедзь', company: 'Ђорђе Љубић', line1: 'Әлия Қасымова', city: 'Київ', country: 'UA' }],
  ['Vietnamese', { name: 'Nguyễn Thị Ánh', company: 'Công ty Mẫu', line1: '12 Lý Thường Kiệt', city: 'Hà Nội', country: 'VN' }],
  ['transcribed', { name: 'Ṣaḥrāʾ Ẹkúndayọ̀', company: 'Ɓala Ɗan Ƙaura', line1: 'ɛɔ ǥ ǩ ʒ', city: 'Ḁẞỿ', country: 'NG' }],
  ['Georgian', { name: 'გიორგი მაისურაძე', company: 'ქართული', line1: 'რუსთაველის 8', city: 'თბილისი', country: 'GE' }],
]

/** Ideographs, a script written from right to left, and an alphabet. */
const laneScripts = new Set(['Chinese', 'Arabic', 'Cyrillic'])
const laneBuyers = buyers.filter(([script]) => inFullLane || laneScripts.has(script))

const drawBoth = async ({ name, company, line1, city, country }: Buyer) => {
  const order = orderSample('en', 'paid', name)
  const place = { line1, city, country }
  const receipt = { ...order, contact: { ...order.contact, company }, billingAddress: { ...order.billingAddress, ...place } }
  const invoice = invoiceSample('en')
  return Promise.all([
    readPdf(await renderReceipt(receipt, [], site, 'en')),
    readPdf(await renderInvoice({ ...invoice, buyer: { ...invoice.buyer, name, company, ...place } }, site, 'en')),
  ])
}

const letters = (text: string): string => text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

describe.each(laneBuyers)('I11: a receipt and an invoice of a %s buyer', (_, buyer) => {
  it('contain no missing glyph or question mark, and show name, company and address as typed', async () => {
    for (const { text, actualTexts, missingGlyphs } of await drawBoth(buyer)) {
      expect(missingGlyphs).toBe(0)
      expect(text).not.toContain('?')
      const readable = letters([text, ...actualTexts].join('|'))
      for (const line of [buyer.name, buyer.company, buyer.line1]) expect(readable).toContain(letters(line))
    }
  })
})

it.runIf(inFullLane)('I11: renders every letter of Latin Extended Additional', async () => {
  const all = Array.from({ length: 256 }, (_, index) => String.fromCodePoint(0x1e00 + index))
  const [name, company] = [all.slice(0, 128).join(''), all.slice(128).join('')]
  for (const { text, actualTexts, missingGlyphs } of await drawBoth({
    name,
    company,
    line1: '1 Main Street',
    city: 'Springfield',
    country: 'DE',
  })) {
    expect(missingGlyphs).toBe(0)
    const readable = new Set([text, ...actualTexts].join(''))
    expect(all.filter((letter) => !readable.has(letter))).toEqual([])
  }
})

it('I11: transliterates a script without a font', async () => {
  const buyer = { name: 'გიორგი მაისურაძე', company: 'ქართული', line1: 'რუსთაველის 8', city: 'თბილისი', country: 'GE' }
  for (const { text } of await drawBoth(buyer)) expect(letters(text)).toContain('giorgimaisuradze')
})
