import Logging
import Settings

extension Settings {
    /// Writes to standard error, in the format and from the level on that are set.
    var logger: Logger { logger(from: Logger.Level(rawValue: logLevel.rawValue) ?? .info) }

    /// The same for the libraries, which say at `info` what only their authors want to know.
    var libraryLogger: Logger {
        let level = Logger.Level(rawValue: logLevel.rawValue) ?? .info
        return logger(from: level <= .debug ? level : max(level, .warning))
    }

    /// The logger of requests: all of them, or only failures of the server.
    var requestLogger: Logger { logger(from: serving.accessLog ? .info : .error) }

    private func logger(from level: Logger.Level) -> Logger {
        let format = logFormat
        var logger = Logger(label: "madang-server") { LineLogHandler($0, format) }
        logger.logLevel = level
        return logger
    }
}
