# SPDX-License-Identifier: MIT
# Before CPack packs the installed files: all of them get the time of SOURCE_DATE_EPOCH, if that is set.
if(DEFINED ENV{SOURCE_DATE_EPOCH})
    execute_process(COMMAND find ${CPACK_TEMPORARY_INSTALL_DIRECTORY} -exec touch -h -d @$ENV{SOURCE_DATE_EPOCH} {} +
                    COMMAND_ERROR_IS_FATAL ANY)
endif()
