import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Loading } from '../shared/ui/Loading.tsx';
import { NoticeBox } from '../shared/ui/NoticeBox.tsx';
import { SignedInArea, UserArea } from './areas.ts';
import { Boundary } from './Boundary.tsx';
import { Guard } from './Guard.tsx';

export const App = () => (
  <Boundary>
    <BrowserRouter>
      <Suspense fallback={<Loading />}>
        <Guard>
          <Routes>
            <Route path="/user/*" element={<UserArea />} />
            <Route path="*" element={<SignedInArea />} />
          </Routes>
        </Guard>
      </Suspense>
    </BrowserRouter>
    <NoticeBox />
  </Boundary>
);
