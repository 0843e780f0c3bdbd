public import ArgumentParser
public import Terminal

/// Which shell completions are for, as an argument of every program.
public struct CompletionArgument: ParsableArguments {
    @Argument(help: Self.help, completion: Self.completion)
    var shell: String

    /// Filled in by the parser.
    public init() {}

    /// Its help, for options that have it.
    public static var help: ArgumentHelp {
        .words(en: "The shell: bash, zsh, fish.", ko: "셸: bash, zsh, fish.", value: "shell")
    }

    /// What may be typed for it.
    public static var completion: CompletionKind { .list(CompletionScript.Shell.allCases.map(\.rawValue)) }

    /// The script for that program. Throws a usage error for a shell that is not known.
    public func script(for program: String) throws(UsageError) -> String {
        try CompletionScript.text(for: program, shell: shell)
    }
}

/// What makes a shell complete the command line of a program: it asks the program at each Tab (`Completion`),
/// in whose language people read what they may type, and which knows what it takes.
public enum CompletionScript {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish
    }

    /// The script. Throws a usage error for a shell that is not known.
    public static func text(for program: String, shell: String) throws(UsageError) -> String {
        let template: String
        switch Shell(rawValue: shell) {
        case .bash: template = bash
        case .zsh: template = zsh
        case .fish: template = fish
        case nil:
            throw UsageError(
                Phrase(
                    en: "'\(shell)' is not supported: use bash, zsh or fish.",
                    ko: "'\(shell)'은(는) 지원하지 않습니다. bash, zsh, fish 중 하나를 쓰세요."))
        }
        return template.replacing("PROGRAM", with: program)
            .replacing("FUNCTION", with: "_" + program.replacing("-", with: "_"))
    }

    /// Bash splits words at `=` and `:` (COMP_WORDBREAKS), and replaces what stands behind the last of them.
    private static let bash = """
        # bash completion of PROGRAM; needs bash 4 or newer
        FUNCTION_complete() {
            local IFS=$'\\n' typed=() line kind start ending i word
            for ((i = 1; i <= COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                if ((i > 1)) && [[ $word == [=:]* || ${COMP_WORDS[i - 1]} == *[=:] ]]; then
                    typed[${#typed[@]} - 1]+=$word
                else
                    typed+=("$word")
                fi
            done
            local whole=${typed[${#typed[@]} - 1]} current=${2-}
            local before=${whole%"$current"}
            COMPREPLY=()
            while IFS= read -r line; do
                kind=${line%%$'\\t'*} start=${line#*$'\\t'}
                if [[ $kind == :files* ]]; then
                    compopt -o filenames 2>/dev/null
                    whole=${whole#"$start"}
                    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(
                        if [[ $kind == :files ]]; then
                            compgen -f -- "$whole"
                        else
                            IFS=' '
                            compgen -d -- "$whole"
                            for ending in ${kind#:files }; do compgen -f -X "!*.$ending" -- "$whole"; done
                        fi
                    )
                else
                    COMPREPLY+=("${kind#"$before"}")
                fi
            done < <("${COMP_WORDS[0]/#\\~\\//$HOME/}" __complete "${typed[@]}" 2>/dev/null)
        }
        complete -F FUNCTION_complete PROGRAM

        """

    private static let zsh = """
        #compdef PROGRAM
        FUNCTION() {
            local -a offers endings
            local line kind start program=${(Q)words[1]}
            local -a typed=("${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")
            program=${program/#\\~\\//$HOME/}
            for line in "${(@f)$("$program" __complete "${(@)typed}" 2>/dev/null)}"; do
                kind=${line%%$'\\t'*} start=${line#*$'\\t'}
                if [[ $kind == :files* ]]; then
                    [[ -n $start ]] && compset -P "${(b)start}"
                    endings=(${=kind#:files})
                    if [[ "$endings" == / ]]; then
                        _files -/
                    elif (( $#endings )); then
                        _files -g "*.(${(j:|:)endings})(-.)"
                    else
                        _files
                    fi
                elif [[ -n $kind ]]; then
                    offers+=("${kind//:/\\\\:}${start:+:$start}")
                fi
            done
            (( $#offers )) && _describe -V PROGRAM offers
        }
        if [[ $funcstack[1] == FUNCTION ]]; then FUNCTION "$@"; else compdef FUNCTION PROGRAM; fi

        """

    private static let fish = """
        # fish completion of PROGRAM
        function FUNCTION_complete
            set -l typed (commandline -opc)
            set -l current (commandline -ct)
            set -l program (string replace -r '^~/' "$HOME/" -- $typed[1])
            for line in ($program __complete $typed[2..-1] "$current" 2>/dev/null)
                set -l parts (string split -m 1 \\t -- $line)
                if string match -q ':files*' -- $parts[1]
                    set -l path (string replace -- "$parts[2]" '' "$current")
                    set -l endings (string split -n ' ' -- $parts[1])[2..-1]
                    for found in (__fish_complete_path "$path")
                        set -l name (string split -m 1 \\t -- $found)[1]
                        if test (count $endings) -eq 0; or string match -q '*/' -- $name
                            or contains -- (string replace -r '.*\\.' '' -- $name) $endings
                            echo $parts[2]$found
                        end
                    end
                else
                    echo $line
                end
            end
        end
        complete -c PROGRAM -f -a '(FUNCTION_complete)'

        """
}
