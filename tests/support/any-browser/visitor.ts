import { setTimeout } from 'node:timers/promises'
import type { Found, Tab } from './tab'

const patience = 60_000

/** Polls until the answer is truthy. */
const until = async <Answer>(what: string, ask: () => Promise<Answer | null | false>): Promise<Answer> => {
  let fault: unknown
  for (const end = Date.now() + patience; Date.now() < end;) {
    // fails during navigation
    const answer = await ask().catch((error: unknown) => {
      fault = error
      return null
    })
    if (answer !== null && answer !== false) return answer
    await setTimeout(100)
  }
  throw new Error(`In vain: ${what}`, { cause: fault })
}

/** User actions: navigate, press by label, type key by key. */
export const visitorOf = (tab: Tab, shop: string) => {
  const seen = (selector: string): Promise<Found> =>
    until(`${selector} is seen`, () =>
      tab.find(
        (wanted) =>
          [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility() && each.getClientRects().length > 0) ?? null,
        selector,
      ),
    )

  const field = (label: string, within = 'main'): Promise<Found> =>
    until(`a field is called “${label}”`, () =>
      tab.find(
        (wanted, place) => {
          const fields = [...document.querySelectorAll<HTMLInputElement>(`${place} :is(input, textarea, select)`)].filter((each) =>
            each.checkVisibility(),
          )
          const isCalled = (fits: (name: string) => boolean) => (each: HTMLInputElement) =>
            [each.getAttribute('aria-label'), ...[...(each.labels ?? [])].map(({ textContent }) => textContent)].some((name) =>
              fits(name?.trim() ?? ''),
            )
          // labels may have a suffix, such as "(optional)"
          return fields.find(isCalled((name) => name === wanted)) ?? fields.find(isCalled((name) => name.startsWith(`${wanted} `))) ?? null
        },
        label,
        within,
      ),
    )

  const button = (name: string, within: string): Promise<Found> =>
    until(`something is called “${name}”`, () =>
      tab.find(
        (wanted, place) =>
          [...document.querySelectorAll<HTMLElement>(`${place} :is(button, a, summary)`)].find(
            (each) => each.checkVisibility() && (each.textContent.trim().startsWith(wanted) || each.ariaLabel?.startsWith(wanted)),
          ) ?? null,
        name,
        within,
      ),
    )

  /** Waits for hydration: React adds properties to every element it has hydrated. */
  const awake = (path: string) =>
    until(`${path} is awake`, () =>
      tab.ask(
        () =>
          document.readyState === 'complete' &&
          (!('__next_f' in window) ||
            [...document.querySelectorAll('body :is(form, input:not([type=hidden]), button, select, textarea)')].every((element) =>
              Object.keys(element).some((key) => key.startsWith('__react')),
            )),
      ),
    )

  return {
    seen,
    go: async (path: string) => {
      await tab.goTo(new URL(path, shop).href)
      await awake(path)
    },
    press: async (name: string, within = 'body') => {
      await (await button(name, within)).click()
    },
    click: async (selector: string) => {
      await (await seen(selector)).click()
    },
    type: async (label: string, text: string, within?: string) => {
      await (await field(label, within)).click()
      await tab.type(text)
    },
    erase: async (label: string, within?: string) => {
      await (await field(label, within)).click()
      await tab.erase()
    },
    enter: () => tab.type('\n'),
    choose: async (label: string, value: string, within?: string) => {
      await (await field(label, within)).choose(value)
    },
    chooseIn: async (selector: string, value: string) => {
      await (await seen(selector)).choose(value)
    },
    valueOf: async (label: string, within?: string): Promise<string> => (await field(label, within)).value(),
    sees: (text: string) => until(`“${text}” is read`, () => tab.ask((wanted) => document.body.innerText.includes(wanted), text)),
    scrollsPast: async (selector: string) => {
      await seen(selector)
      await tab.ask(
        (wanted) =>
          window.scrollBy({ top: (document.querySelector(wanted)?.getBoundingClientRect().bottom ?? 0) + 8, behavior: 'instant' }),
        selector,
      )
    },
    hasFocusOn: (selector: string) =>
      until(`${selector} has the focus`, () => tab.ask((wanted) => document.activeElement?.matches(wanted) ?? false, selector)),
    isAt: (path: RegExp) =>
      until(`the address is ${path}`, async () => path.test(new URL(await tab.address()).pathname)).catch(async (fault: unknown) => {
        const said = await tab.ask(() =>
          [...document.querySelectorAll<HTMLElement>('[role=alert], .field__error')].map(({ innerText }) => innerText).join(' / '),
        )
        throw new Error(`Not there; the page says: ${said}`, { cause: fault })
      }),
    /** Whether injected markup runs scripts: image error handler, javascript: link, srcdoc frame. */
    runsForeignWords: async (): Promise<boolean> => {
      await tab.ask(() => {
        const holder = document.createElement('div')
        holder.innerHTML = `<img src="data:," alt="" onerror="window.foreignWords = 1"><a href="javascript:void (window.foreignWords = 2)">x</a>
          <iframe srcdoc="<script>parent.foreignWords = 3</script>"></iframe>`
        document.body.append(holder)
        holder.querySelector('a')?.click()
      })
      await setTimeout(500)
      return tab.ask(() => 'foreignWords' in window)
    },
    rootHas: (name: string, value: string) =>
      until(`the page's ${name} is ${value}`, () =>
        tab.ask((each, wanted) => document.documentElement.getAttribute(each) === wanted, name, value),
      ),
    linkOfMail: async (to: string, subject: string, link: string): Promise<string> => {
      const mail = await until(`a mail to ${to}`, async () => {
        await tab.goTo(new URL('/api/mailbox', shop).href)
        return tab.ask(
          (receiver, about) =>
            [...document.querySelectorAll('tr')]
              .find((row) => row.textContent.includes(receiver) && row.textContent.includes(about))
              ?.querySelector('a')
              ?.getAttribute('href') ?? null,
          to,
          subject,
        )
      })
      await tab.goTo(new URL(mail, shop).href)
      return until(`a link called “${link}”`, () =>
        tab.ask((wanted) => {
          const drawn = new DOMParser().parseFromString(document.querySelector('iframe')?.srcdoc ?? '', 'text/html')
          return [...drawn.links].find(({ textContent }) => textContent.trim() === wanted)?.href ?? null
        }, link),
      )
    },
  }
}

export type Visitor = ReturnType<typeof visitorOf>
