/** Answers one order off the main thread; an error in it is the worker's, which the page answers by doing the work itself. */
import {answer, type Order} from './answer';

onmessage = ({data}: MessageEvent<Order>) => void answer(data).then((made) => postMessage(made), reportError);
