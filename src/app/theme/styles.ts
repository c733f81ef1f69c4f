import './fonts.css';
import './tokens.css';
import './base.css';
import './controls.css';
import './start.css';
