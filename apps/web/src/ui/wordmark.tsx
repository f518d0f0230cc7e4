/** KALENDS in one-weight capitals with the point in rubric. */
export function Wordmark({ height = 13 }: { height?: number }) {
  return (
    <svg height={height} viewBox="2 0 153 24" role="img" aria-label="Kalends">
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeMiterlimit="8">
        <path d="M5 3.5v17M17.6 3.5 5.6 13M9.4 10.2l8.6 10.3" />
        <path d="M22.8 20.6 30.4 3.4 38 20.6" />
        <path d="M46.6 3.5V19.4H55" />
        <path d="M63.8 4.6V19.4M63.8 4.6H72M63.8 11.8H70.8M63.8 19.4H72.2" />
        <path d="M82 20.5V5L95.4 19V3.5" />
        <path d="M106 4.6V19.4H110.4C115.6 19.4 119 16.3 119 12S115.6 4.6 110.4 4.6Z" />
        <path d="M136.4 6.2C135.4 5 134 4.4 132.4 4.4 130 4.4 128.4 5.8 128.4 7.8 128.4 12.4 136.8 10.8 136.8 15.6 136.8 18 134.9 19.6 132.2 19.6 130.2 19.6 128.6 18.7 127.6 17.2" />
      </g>
      <path d="M142.6 9.4h6.4l-3.2 5.5z" fill="var(--k-rubric)" />
    </svg>
  )
}
