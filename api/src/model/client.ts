import type OpenAI from 'openai';
import type { Clock } from '../clock.ts';
import type { ModelConfig } from '../model-config.ts';
import { AT_THIS_ADDRESS } from '../redirect.ts';
import { entraTokens } from './entra.ts';

/**
 * The client of a model's endpoint. It logs nothing, since what it would log are questions, and takes
 * nothing from the environment but what the settings say; attempts and times are counted by us.
 */
export async function clientOf(
  { endpoint, silenceMs, model }: ModelConfig,
  clock: Clock,
): Promise<OpenAI> {
  const { default: Plain, AzureOpenAI } = await import('openai');
  const usual = {
    ...{ maxRetries: 0, timeout: silenceMs, logLevel: 'off' as const },
    ...{ organization: null, project: null, webhookSecret: null },
    // Consent is to one provider, and not to whom it points to.
    fetchOptions: AT_THIS_ADDRESS,
  };
  if (endpoint.kind === 'openai') {
    // A local model asks for no key; the client does.
    return new Plain({ ...usual, baseURL: endpoint.url, apiKey: endpoint.key ?? 'geen' });
  }
  const { url, version, credential } = endpoint;
  return new AzureOpenAI({
    ...usual,
    baseURL: `${url.replace(/\/$/, '')}/openai`,
    apiVersion: version,
    deployment: model,
    ...(typeof credential === 'string'
      ? { apiKey: credential }
      : { azureADTokenProvider: entraTokens(credential, clock) }),
  });
}
