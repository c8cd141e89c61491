'use client'
/** Fields for a new article: an article to start from, its title and slug in each language. */
import { useId, useState } from 'react'
import { useReturnedNotice } from '@/components/forms/returned/returned-context.client'
import { Button } from '@/components/ui/button'
import { NoticeBox } from '@/components/ui/notice-box'
import plain from '@/components/ui/plain-control.module.css'
import type { Language } from '@/lib/domain/text/language'
import { slugify } from '@/lib/domain/text/slug'
import { problemsId } from '@/lib/routing/returned-form'
import { OfficeFields } from '../forms/office-fields'
import styles from './new-article.module.css'

const name = 'office-article-new'

export type ArticleModel = { key: string; name: string; folder: string }

type Words = Record<'from' | 'begin' | 'empty' | 'copy' | 'title' | 'slug' | 'submit', string>

type Props = {
  language: Language
  author: string
  languages: readonly { code: Language; name: string }[]
  defaultLanguage: Language
  models: readonly ArticleModel[]
  words: Words
}

type RowProps = {
  code: Language
  label: string
  isRequired: boolean
  values: Readonly<Record<string, string>>
  words: Words
}

function Row({ code, label, isRequired, values, words }: RowProps) {
  const id = useId()
  const [title, setTitle] = useState(values[`title.${code}`] ?? '')
  return (
    <div className={styles.row} lang={code}>
      <label htmlFor={`${id}-title`}>
        {words.title}, {label}
      </label>
      <input
        id={`${id}-title`}
        name={`title.${code}`}
        defaultValue={title}
        maxLength={120}
        required={isRequired}
        autoComplete="off"
        onInput={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <label htmlFor={`${id}-slug`} className={styles.small}>
        {words.slug}, {label}
      </label>
      <input
        id={`${id}-slug`}
        className={styles.small}
        name={`slug.${code}`}
        defaultValue={values[`slug.${code}`]}
        placeholder={slugify(title, code)}
        maxLength={80}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  )
}

export function NewArticleForm({ language, author, languages, defaultLanguage, models, words }: Props) {
  const returned = useReturnedNotice(name)
  const values = returned?.values ?? {}
  const begin = values['begin'] ?? 'empty'
  return (
    <form method="post" className={`${plain.within} ${styles.form}`}>
      <OfficeFields form={name} language={language} author={author} />
      {returned?.notice && <NoticeBox id={problemsId(name)} notice={returned.notice} />}
      <label className={styles.from}>
        <span>{words.from}</span>
        <select name="from" defaultValue={values['from'] ?? models[0]?.key}>
          {models.map((model) => (
            <option key={model.key} value={model.key}>
              {model.name}, /{model.folder}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={styles.begin}>
        <legend>{words.begin}</legend>
        {(['empty', 'copy'] as const).map((kind) => (
          <label key={kind}>
            <input type="radio" name="begin" value={kind} defaultChecked={kind === begin} /> {words[kind]}
          </label>
        ))}
      </fieldset>
      {languages.map(({ code, name: label }) => (
        <Row key={code} code={code} label={label} isRequired={code === defaultLanguage} values={values} words={words} />
      ))}
      <div>
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  )
}
