'use client'

interface SpecListProps {
  readonly className?: string
  readonly specs: readonly { readonly label: string; readonly value: string }[]
}

/** Facts, each beside its label. Drawn by the browser too, which needs the words alone for it. */
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
