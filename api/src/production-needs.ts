/** Addresses of providers, and the one of ours that one of them sends people back to. */
const PROVIDER_ADDRESSES = [
  'KENGETAL_MICROSOFT_ISSUER',
  'KENGETAL_MICROSOFT_KEYS',
  'KENGETAL_GOOGLE_ISSUER',
  'KENGETAL_GOOGLE_TOKEN_URL',
  'KENGETAL_GOOGLE_KEYS',
  'EXACT_HOST',
  'EXACT_BROWSER_HOST',
  'EXACT_REDIRECT_URI',
] as const;

type Settings = Readonly<Partial<Record<(typeof PROVIDER_ADDRESSES)[number], string>>> & {
  readonly DATABASE_URL?: string;
  readonly KENGETAL_EMBEDDED: boolean;
  readonly KENGETAL_ORIGINS?: readonly string[];
  readonly KENGETAL_MICROSOFT_CLIENT_ID?: string;
  readonly KENGETAL_GOOGLE_CLIENT_ID?: string;
  readonly EXACT_CLIENT_ID?: string;
  readonly KENGETAL_TOKEN_KEY?: string;
  readonly KENGETAL_SANDBOX_URL?: string;
};

/** All that production lacks with these settings, a Dutch sentence each; empty when it may start. */
export function lackingForProduction(settings: Settings): string[] {
  const { KENGETAL_ORIGINS: origins } = settings;
  const lacking: string[] = [];
  if (!origins) {
    lacking.push('KENGETAL_ORIGINS ontbreekt: vul in op welk adres je pagina staat (https://…).');
  } else if (!origins.every(isSecure)) {
    lacking.push('KENGETAL_ORIGINS mag alleen adressen met https:// hebben.');
  }
  if (!settings.DATABASE_URL && !settings.KENGETAL_EMBEDDED) {
    lacking.push(
      'DATABASE_URL ontbreekt: vul het adres van PostgreSQL in, of kies met KENGETAL_EMBEDDED=true voor de ingebouwde database.',
    );
  }
  if (!settings.KENGETAL_MICROSOFT_CLIENT_ID && !settings.KENGETAL_GOOGLE_CLIENT_ID) {
    lacking.push(
      'Niemand kan inloggen: vul KENGETAL_MICROSOFT_CLIENT_ID in, of KENGETAL_GOOGLE_CLIENT_ID met KENGETAL_GOOGLE_CLIENT_SECRET.',
    );
  }
  for (const name of PROVIDER_ADDRESSES) {
    const address = settings[name];
    if (address && !isSecure(address)) lacking.push(`${name} moet met https:// beginnen.`);
  }
  if (settings.EXACT_CLIENT_ID && !settings.EXACT_REDIRECT_URI) {
    lacking.push(
      'EXACT_REDIRECT_URI ontbreekt: vul het adres in dat bij Exact Online is geregistreerd (https://…/exact).',
    );
  }
  if (settings.EXACT_CLIENT_ID && !settings.KENGETAL_TOKEN_KEY) {
    lacking.push(
      'KENGETAL_TOKEN_KEY ontbreekt: maak een sleutel met openssl rand -base64 32; ze versleutelt de tokens van Exact Online.',
    );
  }
  if (settings.KENGETAL_SANDBOX_URL) {
    lacking.push(
      'KENGETAL_SANDBOX_URL mag niet: de sandbox laat iedereen zonder wachtwoord binnen.',
    );
  }
  return lacking;
}

const isSecure = (address: string): boolean => address.startsWith('https://');
