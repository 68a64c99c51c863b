import { describe, expect, it, vi } from 'vitest'
import { TextField } from '@/components/ui/field/field'
import { useForm, type FieldErrors } from '@/components/ui/field/use-form.client'
import { field, press, settle, show, text, type } from '../../../support/in-a-browser'

const wanted = ['name', 'city'] as const

const whatIsMissing = (data: FormData): FieldErrors =>
  Object.fromEntries(wanted.flatMap((name) => (String(data.get(name) ?? '').length < 3 ? [[name, `${name} is missing`]] : [])))

const Form = ({ send, check, recheck }: Pick<Parameters<typeof useForm>[0], 'send' | 'check' | 'recheck'>) => {
  const form = useForm({ id: 'form', send, check, recheck })
  return (
    <form {...form.attributes}>
      {wanted.map((name) => (
        <TextField key={name} id={form.idOf(name)} name={name} label={name} error={form.errorOf(name)} />
      ))}
      <button type="submit">Send</button>
    </form>
  )
}

const nothingWrong = async () => ({})

describe('a form that is checked before it is sent', () => {
  it('is not sent while anything is wrong, and the first field that is wrong gets the focus', async () => {
    const send = vi.fn(nothingWrong)
    await show(<Form send={send} check={whatIsMissing} />)
    await type('name', 'Ana')
    await press()
    expect(send).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field('city'))
    expect(text('#form-city-error')).toBe('city is missing')
  })

  it('says nothing before it was sent, and then takes back what is mended, key by key', async () => {
    await show(<Form send={nothingWrong} check={whatIsMissing} />)
    await type('name', 'An')
    expect(text('.field__error')).toBeUndefined()
    await press()
    await type('name', 'a')
    expect(text('#form-name-error')).toBeUndefined()
    expect(text('#form-city-error')).toBe('city is missing')
  })

  it('tells nobody off for a field that was right when it was sent and is not typed in', async () => {
    const check = vi.fn(whatIsMissing).mockReturnValueOnce({ name: 'name is missing' })
    await show(<Form send={nothingWrong} check={check} />)
    await press()
    await type('name', 'A')
    expect(text('#form-name-error')).toBe('name is missing')
    expect(text('#form-city-error')).toBeUndefined()
  })
})

describe('a form on its way', () => {
  it('is sent once, however fast it is sent again, and once more after the answer', async () => {
    let answer: (found: FieldErrors) => void = () => undefined
    const send = vi.fn(() => new Promise<FieldErrors>((resolve) => (answer = resolve)))
    await show(<Form send={send} />)
    await settle(() => {
      document.querySelector('form')?.requestSubmit()
      document.querySelector('form')?.requestSubmit()
    })
    await press()
    expect(send).toHaveBeenCalledTimes(1)
    await settle(() => answer({}))
    await press()
    expect(send).toHaveBeenCalledTimes(2)
  })
})

describe('a form that only its receiver can check', () => {
  it('says what was refused until something is typed, where one field is all of it', async () => {
    await show(<Form send={async () => ({ name: 'nobody holds this name' })} recheck={() => ({})} />)
    await press()
    expect(text('#form-name-error')).toBe('nobody holds this name')
    expect(document.activeElement).toBe(field('name'))
    await type('name', 'a')
    expect(text('.field__error')).toBeUndefined()
  })

  it('otherwise until it is sent again', async () => {
    const send = vi.fn<() => Promise<FieldErrors>>(nothingWrong).mockResolvedValueOnce({ name: 'refused' })
    await show(<Form send={send} />)
    await press()
    await type('name', 'a')
    expect(text('#form-name-error')).toBe('refused')
    await press()
    expect(text('.field__error')).toBeUndefined()
  })
})
