import { Navigate, Route, Routes } from 'react-router';
import { Alteration } from '../features/user/pages/Alteration.tsx';
import { Login } from '../features/user/pages/Login.tsx';
import { Register } from '../features/user/pages/Register.tsx';
import { RegisterResult } from '../features/user/pages/RegisterResult.tsx';
import { loginPath } from '../shared/lib/paths.ts';
import { UserLayout } from './layouts/UserLayout.tsx';

/** Everything below /user, in one chunk without the UI library. */
export default function UserArea() {
  return (
    <Routes>
      <Route element={<UserLayout />}>
        <Route index element={<Navigate to={loginPath} replace />} />
        <Route path="login" element={<Login />} />
        <Route path="register" element={<Register />} />
        <Route path="register-result" element={<RegisterResult />} />
        <Route path="alteration" element={<Alteration />} />
      </Route>
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  );
}
