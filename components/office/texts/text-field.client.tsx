'use client'
/** A field of a text in all its languages, next to each other or one at a time, each with the results of its checks. */
import { useRef, useState } from 'react'
import { besideOf, useEditor } from './editor-context.client'
import { MarkdownTools } from './markdown-tools.client'
import type { FieldView, InputView } from './part-view'
import styles from './text-field.module.css'

const rowsOf = { line: 1, text: 3, markdown: 16 } as const

type ControlProps = {
  id: string
  field: FieldView
  input: InputView
  value: string
  describedBy: string | undefined
  isWrong: boolean
  onTyped: (text: string) => void
}

function TextControl({ id, field, input, value, describedBy, isWrong, onTyped }: ControlProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { control, isTitle } = field
  const shared = {
    id,
    name: `f.${input.name}`,
    lang: input.language,
    defaultValue: value,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy,
  }
  if (control === 'number') return <input {...shared} inputMode="numeric" className={styles.short} />
  if (control === 'date')
    return <input {...shared} type={/^(\d{4}-\d{2}-\d{2})?$/.test(value) ? 'date' : 'text'} className={styles.short} />
  if (control === 'line' && !isTitle)
    return <input {...shared} maxLength={2000} onInput={({ currentTarget }) => onTyped(currentTarget.value)} />
  return (
    <>
      {control === 'markdown' && <MarkdownTools area={area} />}
      <textarea
        ref={area}
        {...shared}
        className={isTitle ? styles.title : undefined}
        rows={isTitle ? 2 : rowsOf[control === 'text' || control === 'markdown' ? control : 'line']}
        maxLength={60_000}
        onInput={({ currentTarget }) => onTyped(currentTarget.value)}
      />
    </>
  )
}

function Choice({ id, field, input, value, describedBy, isWrong }: Omit<ControlProps, 'onTyped'>) {
  return (
    <select
      id={id}
      name={`f.${input.name}`}
      defaultValue={value}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
    >
      {field.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

/** Where a language is shown: always, as the second one, or not now. */
function placeIn(editor: ReturnType<typeof useEditor>, { language }: InputView): string {
  if (language === undefined) return styles.wide ?? ''
  const { defaultLanguage, side } = editor
  const isBeside = language === besideOf(editor)
  if (language !== defaultLanguage && !isBeside) return styles.away ?? ''
  return language === side ? '' : (styles.onlyWide ?? '')
}

export const fieldId = (name: string): string => `f-${name.replaceAll('.', '-')}`

function Input({ field, input }: { field: FieldView; input: InputView }) {
  const editor = useEditor()
  const value = editor.returned[input.name] ?? input.value
  const [length, setLength] = useState(value.length)
  const id = fieldId(input.name)
  const faults = editor.faults.filter(({ name }) => name === input.name)
  const error = editor.errors[input.name]
  const isWrong = error !== undefined || faults.some(({ level }) => level === 'error')
  const described = faults.length > 0 || error !== undefined ? `${id}-says` : undefined
  const name = input.language && editor.languageNames[input.language]
  const control = { id, field, input, value, isWrong, describedBy: described }
  return (
    <div className={`${styles.input} ${isWrong ? styles.wrong : ''} ${placeIn(editor, input)}`}>
      <label htmlFor={id}>
        {field.label}
        {name && <span className={styles.language}>,&nbsp;{name}</span>}
        {field.most !== undefined && (
          <span className={length > field.most ? styles.over : styles.count}>
            {length} / {field.most}
          </span>
        )}
      </label>
      {field.control === 'choice' ? (
        <Choice {...control} />
      ) : (
        <TextControl {...control} onTyped={(text) => setLength(text.length)} />
      )}
      {described && (
        <ul id={described} className={styles.says}>
          {error && <li className={styles.error}>{error}</li>}
          {faults.map(({ words, level, isEnglish }) => (
            <li key={words} className={level === 'error' ? styles.error : styles.advice} lang={isEnglish ? 'en' : undefined}>
              {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function TextFieldRow({ field }: { field: FieldView }) {
  return field.inputs.map((input) => <Input key={input.name} field={field} input={input} />)
}
