/** Adds a place: by a name that the site knows, by coordinates, or by a point chosen on the map. */
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Spot } from '@/lib/domain/map/distance'
import { letterOf, nameLimit, type OwnPlace, parseCoordinates, placeLimit, toOwnPlace } from '@/lib/domain/places/own-places'
import type { NamedPlace } from '@/lib/domain/search/named-places'
import { lookUp } from './look-up'
import type { Say } from './place-words'
import styles from './places-tool.module.css'

type Props = { index: number; say: Say; picked: Spot | undefined; onAdd: (place: OwnPlace) => void }

type Answer = { message: string; suggestions: readonly NamedPlace[] }
const silent: Answer = { message: '', suggestions: [] }

export const pointText = ({ latitude, longitude }: Spot) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

/** Names are the same in each language here, see `look-up.ts`. */
const nameOf = (place: NamedPlace) => place.name.nl

/** The position of the typed text, or the reason why it was not found. */
async function readWhere(where: string, say: Say): Promise<{ spot: Spot; text: string } | Answer> {
  const typed = parseCoordinates(where)
  if (typed) return { spot: typed, text: `${say('point')}, ${pointText(typed)}` }
  const found = await lookUp(where).catch(() => undefined)
  if (found?.kind === 'found') return { spot: found.place, text: nameOf(found.place) }
  const suggestions = (found?.suggestions ?? []).slice(0, 5)
  return { message: suggestions.length > 0 ? say('meant') : say('unknown'), suggestions }
}

type FieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  placeholder: string
  describedBy?: string
}

function Field({ label, value, onChange, maxLength, placeholder, describedBy }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete="off"
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

type AnswersProps = { id: string; answer: Answer; onChoose: (place: NamedPlace) => void }

function Answers({ id, answer: { message, suggestions }, onChoose }: AnswersProps) {
  return (
    <div id={id} className={styles.answer} role="alert">
      {message && <p>{message}</p>}
      {suggestions.map((place) => (
        <button key={`${nameOf(place)} ${place.latitude}`} type="button" onClick={() => onChoose(place)}>
          {nameOf(place)}
        </button>
      ))}
    </div>
  )
}

export function PlaceForm({ index, say, picked, onAdd }: Props) {
  const id = useId()
  const [name, setName] = useState('')
  const [where, setWhere] = useState('')
  const [answer, setAnswer] = useState(silent)

  useEffect(() => {
    if (!picked) return
    setWhere(pointText(picked))
    setAnswer(silent)
  }, [picked])

  const add = (spot: Spot, text: string) => {
    const place = toOwnPlace({ ...spot, name, where: text, mode: 'cycling' })
    if (place) return onAdd(place)
    setAnswer({ message: say('noName'), suggestions: [] })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setAnswer({ message: say('noName'), suggestions: [] })
    if (!where.trim()) return setAnswer({ message: say('noWhere'), suggestions: [] })
    const read = await readWhere(where, say)
    if ('spot' in read) add(read.spot, read.text)
    else setAnswer(read)
  }
  return (
    <div className={styles.new}>
      <i aria-hidden="true">{letterOf(index)}</i>
      <form onSubmit={submit} noValidate aria-label={say('letter', { letter: letterOf(index) })}>
        <Field label={say('name')} value={name} onChange={setName} maxLength={nameLimit} placeholder={say('nameExample')} />
        <Field
          label={say('where')}
          value={where}
          onChange={setWhere}
          maxLength={60}
          placeholder={say('whereExample')}
          describedBy={`${id}-answer`}
        />
        <Answers id={`${id}-answer`} answer={answer} onChoose={(place) => add(place, nameOf(place))} />
        <div>
          <span>{say(`free.${placeLimit - index}`)}</span>
          <Button type="submit">
            <Icon of="plus" /> {say('add')}
          </Button>
        </div>
      </form>
    </div>
  )
}
