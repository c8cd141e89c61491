/** A text of one page only, written in the module itself (specification 3, "Module"). */
import { Prose } from '@/components/ui/prose'
import type { ModuleProps } from '../module-props'
import { innerHeading, ModuleSection } from '../module-section'

export function TextModule({ module, language }: Pick<ModuleProps, 'module' | 'language'>) {
  if (!module.text) return null
  const text = module.text[language]
  return (
    <ModuleSection module={module} language={language}>
      <Prose text={text} language={language} topHeading={innerHeading(module, language)} />
    </ModuleSection>
  )
}
