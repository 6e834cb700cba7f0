import type { DefinitionKey, KengetalKey } from '@kengetal/ledger';

export type FigureKey = DefinitionKey | KengetalKey;

/** Phrases by figure, with commas between them; the first is what the figure is called in answers. */
export type FigureWords = Readonly<Partial<Record<FigureKey, string>>>;

/** Phrases by value, with commas between them. */
export type RoleWords<Value extends string = string> = Readonly<Record<Value, string>>;
