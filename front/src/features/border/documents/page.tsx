import { DOCUMENT_CARDS, hasChild } from '@hanca/common/border-documents.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Head } from '../../../ui/head.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSearch } from '../../../ui/use-search.ts';
import { BORDER_DOCUMENTS, BORDER_RETURN } from '../border-paths.ts';
import { travellers } from './address.ts';
import { Card } from './card.tsx';
import { Chooser } from './chooser.tsx';
import styles from './page.module.css';

/** What everybody in the car has with them to the United States and back. */
export const Component = () => {
  const who = travellers(useSearch().getAll('who').join(','));
  const chosen = who === '' ? [] : who.split(',');
  const cards = DOCUMENT_CARDS.filter(({ code }) => chosen.includes(code));
  const { key } = useLocation();
  const picked = useRef(false);
  const shown = useRef<HTMLDivElement>(null);
  // The reading goes on at the first card, also where the same ones are picked again.
  useEffect(() => {
    if (key && picked.current) shown.current?.querySelector('h2')?.focus();
    picked.current = false;
  }, [key]);
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title="국경 서류 카드"
        description="차로 미국에 다녀올 때 시민권자, 영주권자, 방문자, 학업·취업 허가 소지자가 각자 챙길 서류와 ESTA, I-94 비용을 공식 출처와 함께 봐요."
        canonical={BORDER_DOCUMENTS}
      />
      <p>
        <Link to={paths.border} className="lone-link">
          국경 대기 시간
        </Link>
      </p>
      <h1>국경 서류 카드</h1>
      <p className={styles.lead}>
        차로 미국에 다녀올 때 한 사람씩 무엇을 가지고 있어야 하는지 공식 안내를 모았어요.
      </p>
      <Chooser
        chosen={chosen}
        onChosen={() => {
          picked.current = true;
        }}
      />
      <p role="status">
        {cards.length === 0
          ? '함께 가는 사람을 고르면 사람마다 카드를 보여 드려요.'
          : `카드 ${cards.length}장을 보여 드려요.`}
      </p>
      {cards.length > 0 && (
        <div ref={shown} className={styles.cards}>
          {cards.map(({ code, title, card }) => (
            <Card key={code} code={code} title={title} card={card} />
          ))}
        </div>
      )}
      <Notice title="떠나기 전에 확인해 주세요. ">
        적힌 날에 공식 안내의 보관본을 보고 옮긴 것이고 상담이 아니에요. 그사이 바뀌었을 수 있으니{' '}
        <span className="with-links">
          <a href="https://www.cbp.gov/travel" rel="noopener noreferrer">
            CBP
          </a>
          와{' '}
          <a href="https://www.cbsa-asfc.gc.ca/travel-voyage/menu-eng.html" rel="noopener noreferrer">
            CBSA
          </a>
        </span>
        에서 확인해 주세요. 들어갈 수 있는지는 국경에서 정해요.
        {hasChild(chosen) && (
          <span className="with-links">
            {' '}
            부모 한 사람만 함께 가도 캐나다 정부는{' '}
            <a href="https://travel.gc.ca/travelling/children/consent-letter" rel="noopener noreferrer">
              아이의 여행 동의서
            </a>
            를 권해요.
          </span>
        )}
      </Notice>
      <p className="with-links">
        <Link to={BORDER_RETURN}>돌아올 때 면세 한도와 세금 계산</Link>
      </p>
    </div>
  );
};
