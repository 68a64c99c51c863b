import { Skeleton } from '@/ui/skeleton/skeleton'

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** As large as a usual answer will be. */
export const RecordSkeleton = () => (
  <div className="records-skeleton">
    {rows.map((row) => (
      <Skeleton key={row} width="100%" height="56px" />
    ))}
  </div>
)
