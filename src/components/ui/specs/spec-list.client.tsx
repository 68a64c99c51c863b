'use client'

interface SpecListProps {
  readonly className?: string
  readonly specs: readonly { readonly label: string; readonly value: string }[]
}

/** A client component, so that the payload only carries the texts. */
export const SpecList = ({ className, specs }: SpecListProps) => (
  <dl className={className}>
    {specs.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
