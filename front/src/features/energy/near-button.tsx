import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { here } from './here.ts';

/** Orders a list by how far it is from this device. In: the address of the list ordered so, by a point. */
export const NearButton = ({ hrefOf }: { hrefOf: (near: string) => string }) => {
  const navigate = useNavigate();
  const [looking, setLooking] = useState(false);
  const look = async () => {
    if (looking) return;
    setLooking(true);
    const found = await here();
    setLooking(false);
    if ('problem' in found) showToast(found.problem, 'alert');
    else void navigate(hrefOf(found.near));
  };
  return (
    <span className="scripted">
      <Button aria-disabled={looking} onClick={() => void look()}>
        {looking ? '위치 찾는 중…' : '내 근처부터'}
      </Button>
    </span>
  );
};
