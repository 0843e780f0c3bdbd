import Composition
import Glibc
import Settings
import Terminal

/// Examines the installation that a command would work with: settings, folders, backend and session.
public struct HealthCheck: Sendable {
    let installation: Installation

    /// Prepares to examine the installation.
    public init(_ installation: Installation) {
        self.installation = installation
    }

    /// All findings, in the order in which they depend on each other. What fails is a finding, too.
    public func findings() async -> [Finding] {
        [version, configuration, locale] + folders + (await backend()) + (await pictures())
    }

    private var version: Finding {
        var system = utsname()
        uname(&system)
        let release = withUnsafeBytes(of: &system.release) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        let text = "madang \(MadangVersion.text), Linux \(release)"
        return Finding(
            level: .ok, code: "version", name: Phrase(en: "Version", ko: "버전"), detail: Phrase(text))
    }

    private var configuration: Finding {
        let name = Phrase(en: "Configuration", ko: "설정")
        if let fault = installation.settingsFault {
            return Finding(
                level: .fail, code: "configuration", name: name, detail: fault.phrase,
                advice: Phrase(
                    en: "Correct the file. All else was checked as if it were not there.",
                    ko: "파일을 고치세요. 나머지는 이 파일이 없는 것으로 보고 점검했습니다."))
        }
        let files = installation.settings.entries.compactMap { entry in
            if case .file(let path) = entry.source { path } else { nil }
        }
        let detail =
            files.first.map { Phrase($0) }
            ?? Phrase(en: "no file, defaults are used", ko: "파일 없음, 기본값을 씁니다")
        return Finding(level: .ok, code: "configuration", name: name, detail: detail)
    }

    private var locale: Finding {
        let variables = ["LC_ALL", "LC_CTYPE", "LANG"]
        let locale = variables.compactMap { installation.environment[$0] }.first { !$0.isEmpty } ?? "C"
        let isUnicode = locale.lowercased().contains("utf-8") || locale.lowercased().contains("utf8")
        return Finding(
            level: isUnicode ? .ok : .warn, code: "locale", name: Phrase(en: "Locale", ko: "로캘"),
            detail: Phrase(locale),
            advice: isUnicode
                ? nil
                : Phrase(
                    en: "Korean may not show as it should: set LANG=C.UTF-8 or another UTF-8 locale.",
                    ko: "한글이 깨질 수 있습니다. LANG=C.UTF-8처럼 UTF-8 로캘을 쓰세요."))
    }

    private var folders: [Finding] {
        let directories = installation.settings.directories
        return [
            folder("data-folder", Phrase(en: "Data folder", ko: "데이터 폴더"), directories.data),
            folder("state-folder", Phrase(en: "State folder", ko: "상태 폴더"), directories.state),
        ]
    }

    private func folder(_ code: String, _ name: Phrase, _ path: String) -> Finding {
        var (existing, isThere) = (path, true)
        while access(existing, F_OK) != 0, existing != "/", existing != "" {
            isThere = false
            existing = existing.lastIndex(of: "/").map { String(existing[..<$0]) } ?? ""
            if existing.isEmpty { existing = "/" }
        }
        guard access(existing, W_OK | X_OK) == 0 else {
            return Finding(
                level: .fail, code: code, name: name,
                detail: Phrase(en: "\(path) cannot be written", ko: "\(path)에 쓸 수 없습니다"),
                advice: mayOwn(existing)
                    ? Phrase(
                        en: "Take ownership of \(existing) (chown), or set XDG_DATA_HOME and XDG_STATE_HOME.",
                        ko: "\(existing) 폴더의 소유자를 바꾸거나(chown) XDG_DATA_HOME, XDG_STATE_HOME을 지정하세요.")
                    : Phrase(
                        en: "Set XDG_DATA_HOME and XDG_STATE_HOME to folders that you may write.",
                        ko: "XDG_DATA_HOME, XDG_STATE_HOME을 쓸 수 있는 폴더로 지정하세요."))
        }
        let detail =
            isThere ? Phrase(path) : Phrase(en: "\(path) (created when needed)", ko: "\(path) (필요할 때 만듭니다)")
        return Finding(level: .ok, code: code, name: name, detail: detail)
    }

    /// Whether the file or folder is the person's own to change: one in the home folder, never the system's.
    func mayOwn(_ path: String) -> Bool {
        let home = installation.environment["HOME"] ?? ""
        return home.count > 1 && (path == home || path.hasPrefix(home + "/"))
    }
}
