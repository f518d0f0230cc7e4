import { type PointerEvent, useRef, useState } from 'react'
import type { Translate } from '../../lib/translate.tsx'
import own from './questions.module.css'

/** A field to draw a signature in. Optional: a typed name is a signature too. */
export function SignaturePad({ name, tForm }: { name: string; tForm: Translate }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState('')
  const drawing = useRef(false)

  const readPoint = (event: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    return [(event.clientX - box.left) * 2, (event.clientY - box.top) * 2]
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>): void => {
    const { current } = canvas
    const pen = current?.getContext('2d')
    if (!current || !pen) return
    if (!drawn) {
      const box = current.getBoundingClientRect()
      current.width = box.width * 2
      current.height = box.height * 2
    }
    const strokeStyle = getComputedStyle(current).color
    Object.assign(pen, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle })
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = true
    pen.beginPath()
    pen.moveTo(...readPoint(event))
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>): void => {
    const pen = drawing.current ? canvas.current?.getContext('2d') : undefined
    if (!pen) return
    pen.lineTo(...readPoint(event))
    pen.stroke()
  }
  const end = (): void => {
    if (drawing.current) setDrawn(canvas.current?.toDataURL('image/png') ?? '')
    drawing.current = false
  }
  const clear = (): void => {
    const { current } = canvas
    current?.getContext('2d')?.clearRect(0, 0, current.width, current.height)
    setDrawn('')
  }
  return (
    <div className={own.pad}>
      <p className={own.help}>{tForm('form.sign')}</p>
      <canvas
        ref={canvas}
        role="img"
        aria-label={tForm('form.signPad')}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <input type="hidden" name={name} value={drawn} />
      {drawn && (
        <button type="button" onClick={clear}>
          {tForm('form.signClear')}
        </button>
      )}
    </div>
  )
}
