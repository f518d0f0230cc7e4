export default function Home() {
  return (
    <main id="main">
      <h1>x</h1>
    </main>
  )
}
