/**
 * The section of a module on the page: a narrower width unless it takes the whole row, its title and its intro. Every module has
 * space below itself only, so none is needed above.
 */

import { type ReactNode, useId } from 'react'
import type { Module } from '@/lib/content/module'
import type { Page } from '@/lib/content/page'
import type { Language } from '@/lib/domain/text/language'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './module-section.module.css'

/** The page's heading is the h1, so a module's title is an h2 in the size that it asks for. */
const titleLooks = { h1: styles.large, h2: undefined, h3: styles.small } as const

/** Title of a module in a language; empty when it has none. */
export function moduleTitle(module: Module, language: Language): string {
  return module.title[language]
}

/** Heading and intro of the first module of a page: those of the page, unless the module has a title. */
export function openingTexts(module: Module, page: Page | undefined, language: Language) {
  return {
    heading: moduleTitle(module, language) || (page?.title[language] ?? ''),
    intro: page?.description?.[language],
  }
}

/** Level of the headings inside a module, so that the page's outline skips no level. */
export function innerHeading(module: Module, language: Language): 'h2' | 'h3' {
  return moduleTitle(module, language) ? 'h3' : 'h2'
}

/** @param action a link next to the title. */
export function ModuleHead({
  module,
  language,
  id,
  action,
}: {
  module: Module
  language: Language
  id?: string
  action?: ReactNode
}) {
  const title = moduleTitle(module, language)
  const intro = module.intro?.[language]
  if (!title && !intro && !action) return null
  return (
    <div className="head">
      {title && (
        <h2 id={id} className={titleLooks[module.titleSize]} {...langOf(title, language)}>
          {title}
        </h2>
      )}
      {intro && (
        <p className={styles.intro} {...langOf(intro, language)}>
          {intro}
        </p>
      )}
      {action}
    </div>
  )
}

export function ModuleSection({ module, language, children }: { module: Module; language: Language; children: ReactNode }) {
  const id = useId()
  const hasTitle = moduleTitle(module, language) !== ''
  const isWide = module.columns.lg === 12
  // A section without a heading would not be part of the page's outline.
  const Frame = hasTitle ? 'section' : 'div'
  return (
    <Frame className={isWide ? `wrap ${styles.wide}` : undefined} aria-labelledby={hasTitle ? id : undefined}>
      <ModuleHead module={module} language={language} id={id} />
      {children}
    </Frame>
  )
}
