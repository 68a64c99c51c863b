import { typeAfterRefusal } from './type-into'
import type { Visitor } from './visitor'
import { freshLabel, wordsOf } from './words'

/** Main journeys, run in every browser; `walk` throws on failure. */
interface Journey {
  readonly name: string
  readonly walk: (visitor: Visitor) => Promise<unknown>
}

const words = wordsOf('en')
const germanWords = wordsOf('de')

const expectSame = (stands: readonly string[], typed: readonly string[]) => {
  if (stands.join('|') !== typed.join('|')) throw new Error(`Typed ${typed.join('|')}, but there stands ${stands.join('|')}`)
}

const buy = async (visitor: Visitor) => {
  const label = freshLabel()
  await visitor.go(`/en/domains/search?q=${label}`)
  await visitor.press(words('domainSearch.chooseRow'), 'main')
  await visitor.press(words('domainSearch.add'), '.addon-picker')
  await visitor.seen('[role=dialog] .cart-line')
  await visitor.go('/en/checkout')
  const fields = [
    ['checkout.fields.name', 'Ana Ruiz'],
    ['checkout.fields.email', `${label}@example.com`],
    ['checkout.fields.line1', 'Alder Street 14'],
    ['checkout.fields.postalCode', '97232'],
    ['checkout.fields.city', 'Portland'],
    ['checkout.registrant.phone', '+381 11 000 0000'],
  ] as const
  const stands = await typeAfterRefusal(visitor, { within: '.checkout-form', submit: 'checkout.pay', fields })
  expectSame(
    stands,
    fields.map(([, text]) => text),
  )
  await visitor.choose(words('checkout.fields.country'), 'RS')
  await visitor.click('main input[value=offline]')
  await visitor.click('main input[name=acceptTerms]')
  await visitor.press(words('checkout.pay', { amount: '' }).trim(), '.checkout-form')
  await visitor.isAt(/\/orders\/ORD-/)
  await visitor.sees(words('order.status.pending'))
}

/** The simulated registry reports `taken-` names as registered. */
const moveANameHere = async (visitor: Visitor) => {
  await visitor.go('/en/domains/transfer')
  await visitor.type(words('transferWizard.domainLabel'), `taken-${freshLabel()}.com`)
  await visitor.press(words('transferWizard.lookUp'), 'main')
  await visitor.press(words('transferWizard.acceptPrice'), 'main')
  const code = 'Auth-Info-9$x'
  const stands = await typeAfterRefusal(visitor, {
    within: '.wizard__code',
    submit: 'transferWizard.submit',
    fields: [['transferWizard.codeLabel', code]],
  })
  expectSame(stands, [code])
  await visitor.press(words('transferWizard.submit'), 'main')
  await visitor.seen('[role=dialog] .cart-line')
}

const password = 'a quiet otter at noon'

/** Also checks that a rejected form keeps its values. */
const register = async (visitor: Visitor): Promise<string> => {
  await visitor.go('/en/register')
  const email = `${freshLabel()}@example.com`
  const fields = [
    ['account.fields.name', 'Ana Ruiz'],
    ['account.fields.email', email],
    ['account.fields.password', password],
  ] as const
  expectSame(
    await typeAfterRefusal(visitor, { within: '.account-form', submit: 'account.register.submit', fields }),
    fields.map(([, text]) => text),
  )
  await visitor.press(words('account.register.submit'), 'main form')
  await visitor.sees(words('account.register.sentTitle'))
  return email
}

const openAnAccount = async (visitor: Visitor) => {
  const email = await register(visitor)
  await visitor.go(await visitor.linkOfMail(email, words('mail.verifyEmail.subject'), words('mail.verifyEmail.button')))
  await visitor.press(words('account.verify.submit'), 'main form')
  await visitor.isAt(/\/en\/dashboard$/)
  return email
}

const chooseLanguageAndCurrency = async (visitor: Visitor) => {
  await visitor.go('/en/hosting')
  await visitor.chooseIn('header select', 'EUR')
  await visitor.rootHas('data-currency', 'EUR')
  await visitor.click('header .language-switch > summary')
  await visitor.click('header .language-switch a[lang=de]')
  await visitor.rootHas('lang', 'de')
  await visitor.sees(germanWords('cart.title'))
  await visitor.rootHas('data-currency', 'EUR')
}

/** CSP: a cached page, one that takes payments, one that takes a password, and the admin login have different policies. */
const refuseForeignWords = async (visitor: Visitor) => {
  for (const path of ['/en', '/en/checkout', '/en/login', '/en/nothing-here', '/admin/login']) {
    await visitor.go(path)
    if (await visitor.runsForeignWords()) throw new Error(`Words that were put into ${path} run`)
  }
}

export const mainJourneys: readonly Journey[] = [
  { name: 'a name is found, added and ordered; after an order that was sent back, every key arrives', walk: buy },
  { name: 'a name that somebody holds comes as far as the cart, its code typed after a refusal', walk: moveANameHere },
  { name: 'an account is asked for, key by key after an answer with errors', walk: register },
  { name: 'language and currency are changed and kept', walk: chooseLanguageAndCurrency },
  { name: 'words that were put into a page do not run', walk: refuseForeignWords },
]

const typeInTheAccount = async (visitor: Visitor) => {
  const email = await openAnAccount(visitor)
  const form = async (
    path: string,
    id: string,
    submit: Parameters<typeof typeAfterRefusal>[1]['submit'],
    fields: Parameters<typeof typeAfterRefusal>[1]['fields'],
  ) => {
    await visitor.go(path)
    const within = `section[aria-labelledby=${id}] .account-form`
    expectSame(
      await typeAfterRefusal(visitor, { within, submit, fields }),
      fields.map(([, text]) => text),
    )
  }
  await form('/en/profile', 'person', 'account.profile.submit', [
    ['account.fields.name', 'Ana Ruiz'],
    ['account.fields.company', 'Ruiz and Daughters'],
    ['account.fields.phone', '+49 931 1234'],
    ['account.fields.line1', 'Erlenweg 14'],
    ['account.fields.line2', 'Second floor'],
    ['account.fields.postalCode', '97232'],
    ['account.fields.city', 'Giebelstadt'],
    ['account.fields.region', 'Bayern'],
  ])
  await form('/en/settings', 'password', 'account.settings.passwordSubmit', [
    ['account.fields.currentPassword', password],
    ['account.fields.newPassword', 'a louder otter at noon'],
  ])
  await form('/en/settings/delete', 'confirm', 'account.settings.deleteSubmit', [
    ['account.deletion.confirmation', email],
    ['account.fields.password', password],
  ])
  await visitor.go('/en/forgot-password')
  await visitor.type(words('account.fields.email'), email)
  await visitor.press(words('account.forgot.submit'), 'main form')
  await visitor.go(await visitor.linkOfMail(email, words('mail.resetPassword.subject'), words('mail.toNewPassword')))
  const fields = [['account.fields.newPassword', 'a louder otter at noon']] as const
  expectSame(
    await typeAfterRefusal(visitor, { within: '.account-form', submit: 'account.reset.submit', fields }),
    fields.map(([, text]) => text),
  )
}

export const accountForms: Journey = {
  name: 'an account’s own forms: address confirmed, profile, password, deletion, new password',
  walk: typeInTheAccount,
}
