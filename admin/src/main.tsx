import './core/no-eval.ts';
import './fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A data router: warning about unsaved changes needs to block navigation.
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/admin' });

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
