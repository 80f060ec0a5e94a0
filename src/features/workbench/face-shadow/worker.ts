/** Answers one order off the main thread. */
import {answer, type Order} from './answer';

onmessage = async ({data}: MessageEvent<Order>) => postMessage(await answer(data));
