import process from 'node:process';
import { attack } from './hostile-clients.ts';

/** Pipelining clients in a process of their own, so that they slow down nobody who measures; runs until it is killed. */
const [url = '', amount = '', path = ''] = process.argv.slice(2);
attack(url, 'pipelines and never reads', { amount: Number(amount), path, comesBack: true });
