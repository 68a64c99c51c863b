import type { Page } from '@playwright/test'
import { consentsOf } from './support/purchase'
import { expect, expectAccessible, freshLabel, test, wordsOf, type Language } from './support/shop'
import { visitorWith, type Hand } from './support/visitor'

/** A full purchase: search on the home page, a domain with add-ons, a plan, another currency, a code, order and receipt. */
const buy = async (page: Page, language: Language, hand: Hand) => {
  const words = wordsOf(language)
  const visitor = visitorWith(hand, page)
  const header = page.getByRole('banner')
  const drawer = page.getByRole('dialog', { name: words('cart.title') })
  const label = freshLabel()
  // the same screens with mouse and keyboard, so one run checks them
  const expectNoBarrier = async (within?: string) => (hand === 'keyboard' ? expectAccessible(page, { within }) : undefined)

  await test.step('§1.1, §2.29, §4.7: home: search and show rows in place', async () => {
    await page.goto(`/${language}`)
    await visitor.fill(page.getByRole('textbox', { name: words('domainHero.field') }), label)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row').filter({ hasText: label }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectNoBarrier()
  })

  const domain = await test.step('§1.1, §4.25, S5: open the add-ons with the first click, add all with the second', async () => {
    const row = page
      .getByRole('row')
      .filter({ has: page.locator('button[aria-expanded]') })
      .first()
    const name = (await row.locator('.plate__name').textContent()) ?? ''
    expect(name).toContain(label)
    await visitor.press(page.getByRole('button', { name: `${words('domainSearch.chooseRow')} ${name}`, exact: true }))
    const picker = page.getByRole('group', { name: words('domainSearch.picker.label', { domain: name }) })
    const boxes = picker.getByRole('checkbox')
    await expect(boxes.first()).toBeVisible()
    // §3: grouped for the hero, each with icon and title
    await expect(
      picker.getByRole('group', { name: words('domainSearch.picker.hero.technical'), exact: true }).locator('legend svg'),
    ).toBeVisible()
    // S15: add-ons are only preselected in English and US dollars
    await expect(picker.getByRole('checkbox', { checked: true })).toHaveCount(language === 'en' ? 2 : 0)
    await visitor.tick(picker.getByRole('checkbox', { checked: false }).last())
    await expectNoBarrier('.addon-picker')
    const ticked = await picker.getByRole('checkbox', { checked: true }).count()
    await visitor.press(picker.getByRole('button', { name: words('domainSearch.add') }))
    await expect(drawer.getByRole('heading', { name })).toBeVisible()
    await expect(drawer.locator('.cart-addons > li')).toHaveCount(ticked)
    // P17: add-ons of a domain are paid in full, so there are no options
    await expect(drawer.locator('.cart-addons').getByRole('button', { expanded: false })).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: words('cart.isInCart') })).toHaveCount(1)
    await expectNoBarrier('[role=dialog]')
    return name
  })

  await test.step('§2.37: add a hosting plan', async () => {
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await page.goto(`/${language}/shared-hosting`)
    await visitor.press(
      page
        .getByRole('main')
        .getByRole('button', { name: words('cart.add') })
        .filter({ visible: true })
        .first(),
    )
    await expect(drawer.locator('.stepper')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })

  await test.step('§2.23, §2.46, M6, M10: switch to another currency, in the cart too', async () => {
    const [first, other, symbol] = language === 'en' ? (['USD', 'EUR', '€'] as const) : (['EUR', 'GBP', '£'] as const)
    await expect(page.locator('html')).toHaveAttribute('data-currency', first)
    const menu = header.locator('summary').filter({ hasText: words('header.openMenu'), visible: true })
    if ((await menu.count()) > 0) await visitor.press(menu)
    const select = header.getByLabel(words('currency.label')).filter({ visible: true })
    await visitor.choose(select, `${other} ${symbol}`)
    await expect(page.locator('html')).toHaveAttribute('data-currency', other)
    await page.keyboard.press('Escape')
    await visitor.press(header.getByRole('link', { name: words('cart.title') }))
    await expect(drawer.locator('.due__amount').first()).toContainText(symbol)
  })

  const due = await test.step('apply a code and see its discount', async () => {
    await visitor.fill(drawer.getByRole('textbox', { name: words('discountCodes.label') }), 'welcome10')
    await page.keyboard.press('Enter')
    await expect(drawer.getByRole('button', { name: words('discountCodes.removeNamed', { code: 'WELCOME10' }) })).toBeVisible()
    await expect(drawer.locator('.ledger')).toContainText('WELCOME10')
    await expect(drawer.locator('.cart-foot')).toHaveAttribute('aria-busy', 'false')
    await expectNoBarrier('[role=dialog]')
    return (await drawer.locator('.due__amount').first().textContent()) ?? ''
  })

  await test.step('check out: see the errors, then order at the displayed amount', async () => {
    await visitor.press(drawer.getByRole('link', { name: words('cart.checkOut', { amount: due }) }))
    await page.waitForURL(`**/${language}/checkout`)
    const order = page.getByRole('button', { name: words('checkout.pay') })
    await visitor.press(order)
    await expect(page.getByRole('alert').filter({ hasText: words('checkout.errors.nameRequired') })).toBeFocused()
    await expectNoBarrier()
    const field = (name: Parameters<typeof words>[0]) => page.getByLabel(words(name), { exact: true })
    await visitor.fill(field('checkout.fields.name'), 'Ines Calloway')
    await visitor.fill(field('checkout.fields.email'), `${label}@example.com`)
    await visitor.fill(field('checkout.fields.line1'), 'Alder Street 14')
    await visitor.fill(field('checkout.fields.postalCode'), '4050-290')
    await visitor.fill(field('checkout.fields.city'), 'Portland')
    await visitor.choose(field('checkout.fields.country'), 'Portugal')
    await visitor.fill(field('checkout.registrant.phone'), '+351 21 000 0000')
    await visitor.pick(page.getByRole('radio', { name: words('checkout.offline') }))
    for (const box of await consentsOf(page, language)) await visitor.tick(box)
    await expectNoBarrier('.checkout-form')
    await visitor.press(order)
    await page.waitForURL(/\/orders\/ORD-/, { timeout: 30_000 })
  })

  await test.step('see the order and its receipt', async () => {
    const receipt = page.getByRole('region', { name: words('receipt.title') })
    await expect(page.getByRole('heading', { level: 1, name: words('order.status.pending') })).toBeVisible()
    await expect(receipt).toContainText(/ORD-[0-9A-Z]+-[0-9A-Z]{6}/)
    await expect(receipt).toContainText(domain)
    await expect(receipt.locator('.due__amount').first()).toHaveText(due)
    // The checkout shows its steps in place of the navigation, and the cart is empty afterwards.
    await expect(header.getByRole('navigation')).toHaveCount(0)
    await expect(page.locator('[aria-current="step"]')).toContainText(words('orderWay.payment'))
    await expectNoBarrier()
  })
}

// Other tests use reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// Each run is its own visitor.
test.describe.configure({ mode: 'parallel' })

// Pairwise combinations of input, language and width; all triples take twice as long and have never found more.
const visits = [
  { hand: 'mouse', language: 'en', width: 1440 },
  { hand: 'mouse', language: 'de', width: 390 },
  { hand: 'keyboard', language: 'en', width: 390 },
  { hand: 'keyboard', language: 'de', width: 1440 },
] as const

for (const { hand, language, width } of visits) {
  const tag = hand === 'mouse' && language === 'en' ? ['@smoke'] : []
  test(`§1.16, §2.2: buys with the ${hand}, in ${language}, at ${width} px`, { tag }, async ({ page }) => {
    test.setTimeout(360_000)
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await buy(page, language, hand)
  })
}
