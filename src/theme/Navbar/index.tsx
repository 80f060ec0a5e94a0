import React, {type ReactNode} from 'react';
import Original from '@theme-original/Navbar';
import LateLocation from '@site/src/components/LateLocation';

const navbar = <Original />;

export default function Navbar(): ReactNode {
  return <LateLocation>{navbar}</LateLocation>;
}
