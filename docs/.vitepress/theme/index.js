import theme from 'vitepress/theme';
import 'katex/dist/katex.min.css';
import './style.css';

export default theme;
