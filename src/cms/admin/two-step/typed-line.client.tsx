'use client'

interface TypedLineProps {
  readonly id: string
  readonly label: string
  readonly kind: 'code' | 'password'
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter: () => void
}

const attributes = {
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 40 },
  password: { type: 'password', autoComplete: 'current-password', maxLength: 200 },
} as const

/** One line inside a document's form that is no part of the document: Enter presses its own button. */
export const TypedLine = ({ id, label, kind, value, onChange, onEnter }: TypedLineProps) => (
  <>
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    <div className="input-wrapper field-type text">
      <input
        id={id}
        {...attributes[kind]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
      />
    </div>
  </>
)
