interface SwitchButtonProps {
  /** Posts the other state. */
  readonly action: () => Promise<void>
  readonly isOn: boolean
  readonly label: string
  /** What it is switched for, read out after the label. */
  readonly about: string
  readonly on: string
  readonly off: string
}

/** A switch that is a form: it works without a script, and says its state in words beside the drawing. */
export const SwitchButton = ({ action, isOn, label, about, on, off }: SwitchButtonProps) => (
  <form action={action}>
    <button type="submit" role="switch" aria-checked={isOn} className="switch">
      <span className="switch__track" aria-hidden="true">
        <span className="switch__knob" />
      </span>
      <span>
        {label}
        <span className="visually-hidden"> {about}</span>
      </span>
      <span className="switch__word" aria-hidden="true">
        {isOn ? on : off}
      </span>
    </button>
  </form>
)
