/** An announced error of loading, with a button to try again. */
export function LoadProblem({
  text,
  retry,
  onRetry,
  className,
}: {
  text: string
  retry: string
  onRetry: (() => void) | undefined
  className: string | undefined
}) {
  return (
    <div role="alert" className={className}>
      <p>{text}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {retry}
        </button>
      )}
    </div>
  )
}
