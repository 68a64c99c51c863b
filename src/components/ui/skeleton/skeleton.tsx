interface SkeletonProps {
  /** CSS lengths of the content, to avoid a layout shift. */
  readonly width: string
  readonly height: string
}

/** The container sets aria-busy. */
export const Skeleton = ({ width, height }: SkeletonProps) => <span className="skeleton" style={{ width, height }} aria-hidden="true" />
