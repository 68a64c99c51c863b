import type { FaqSeed } from '../../types'
import { domainFaqs } from './domains'
import { emailFaqs } from './email'
import { generalFaqs } from './general'
import { hostingFaqs } from './hosting'
import { sslFaqs } from './ssl'
import { transferFaqs } from './transfer'

/** Registry of questions, by topic. */
export const faqs: readonly FaqSeed[] = [
  ...generalFaqs,
  ...domainFaqs,
  ...hostingFaqs,
  ...sslFaqs,
  ...emailFaqs,
  ...transferFaqs,
]
